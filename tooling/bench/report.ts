/**
 * A report in which the new sections stand in the place of those with the same heading. One written on another machine
 * is refused: its line would then be true of a part only.
 */
export function mergeReport(known: string, intro: string, measured: string): string {
  if (!known.startsWith(intro))
    throw new Error('docs/benchmarks.md is of another machine: measure all of it.')
  const sections = sectionsOf(known.slice(intro.length))
  for (const [heading, text] of sectionsOf(measured)) sections.set(heading, text)
  return [intro.trimEnd(), ...sections.values()].join('\n\n') + '\n'
}

function sectionsOf(report: string): Map<string, string> {
  const sections = report.trim().split(/\n(?=## )/)
  return new Map(sections.map((text) => [text.split('\n', 1)[0] ?? '', text.trim()]))
}
