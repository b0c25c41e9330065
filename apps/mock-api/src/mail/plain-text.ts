import type { MailOutline, MailPart } from './mail-outline.ts'

/** Renders the text form of a mail. */
export function plainText(outline: MailOutline): string {
  const tickets = outline.tickets.map(({ number, name, route }) =>
    [number, name, route].filter(Boolean).join(' · '),
  )
  return [
    outline.greeting,
    outline.body,
    outline.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...outline.parts.map(textOf),
    tickets.length > 0 ? [outline.ticketsTitle, ...tickets].join('\n') : '',
    outline.action ? `${outline.action.label}:\n${outline.action.link}` : '',
    ...outline.notes,
    outline.sender.name,
    outline.leave ? `${outline.leave.label}:\n${outline.leave.link}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function textOf(part: MailPart): string {
  if (part.type === 'item')
    return [part.title, part.when, part.kind].filter((line) => line !== '').join('\n')
  const { departs, from, arrives, to, when, by, who } = part
  return [`${departs} ${from} → ${arrives} ${to}`.trim(), when, by, who].filter(Boolean).join('\n')
}
