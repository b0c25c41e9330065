/**
 * Returns a report in which the new sections replace those with the same heading. An old section names its machine if that
 * differs, so that parts of the report can be measured separately.
 */
export function mergeReport(known: string, intro: string, measured: string): string {
  const end = known.indexOf('\n## ')
  const knownIntro = end === -1 ? intro : known.slice(0, end)
  const isSameMachine = knownIntro.trim() === intro.trim()
  const sections = sectionsOf(known.slice(knownIntro.length))
  for (const [heading, text] of sectionsOf(measured))
    sections.set(heading, isSameMachine ? text : withMachine(text, intro))
  return [knownIntro.trimEnd(), ...sections.values()].join('\n\n') + '\n'
}

/** Adds the line of the introduction that names the machine to a section. */
function withMachine(text: string, intro: string): string {
  const [heading = '', ...rest] = text.split('\n')
  const machine = intro.split('\n').find((line) => line.startsWith('Measured on ')) ?? ''
  return [heading, '', machine, ...rest].join('\n')
}

function sectionsOf(report: string): Map<string, string> {
  const sections = report.trim().split(/\n(?=## )/)
  return new Map(sections.map((text) => [text.split('\n', 1)[0] ?? '', text.trim()]))
}
