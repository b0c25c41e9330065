export type Takeaway = { kind: 'link' | 'code'; text: string; from: string }

const LINK = /https?:\/\/[^\s<>"')\]]+/g
// Finds one-time codes, and names such as SELAT10, at the end of a line whose label says what they are.
const CODE = /^(?<label>[^\n:]{2,60}):\s+(?<code>(?=[A-Z0-9-]*[\d-])[A-Z0-9-]{4,24})\s*$/gmu

/** Finds the links and codes of a mail that its reader needs to go on. Each is listed once, links first. */
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
