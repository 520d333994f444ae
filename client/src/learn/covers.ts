// Which part of the rules a rule id belongs to.

/** Whether a list of ids and ranges ("K6–K9, K12") names a rule. */
export function covers(rules: string, rule: string): boolean {
  const wanted = parse(rule);
  if (!wanted) return false;
  return rules.split(",").some((range) => {
    const [first, last = first] = range.split("–").map((id) => parse(id.trim()));
    return first && last && first.letter === wanted.letter && first.number <= wanted.number && wanted.number <= last.number;
  });
}

function parse(id: string): { letter: string; number: number } | null {
  const found = /^([A-Z]+)(\d+)/.exec(id);
  return found ? { letter: found[1] ?? "", number: Number(found[2]) } : null;
}
