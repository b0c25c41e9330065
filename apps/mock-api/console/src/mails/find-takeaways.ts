export type Takeaway = { kind: 'link' | 'code'; text: string; from: string }

const LINK = /https?:\/\/[^\s<>"')\]]+/g
// Figures of a one-time code, or a name such as SELAT10, at the end of a line that says what it is.
const CODE = /^(?<label>[^\n:]{2,60}):\s+(?<code>(?=[A-Z0-9-]*[\d-])[A-Z0-9-]{4,24})\s*$/gmu

/** What one takes out of a mail to go on elsewhere: its links and codes, each once, links first. */
export function findTakeaways(text: string): Takeaway[] {
  const links = [...text.matchAll(LINK)].map(([link]) => ({
    kind: 'link' as const,
    text: link,
    from: '',
  }))
  const codes = [...text.matchAll(CODE)].map(({ groups }) => ({
    kind: 'code' as const,
    text: groups?.['code'] ?? '',
    from: groups?.['label']?.trim() ?? '',
  }))
  return [...links, ...codes].filter(
    (found, index, all) => all.findIndex(({ text: other }) => other === found.text) === index,
  )
}
