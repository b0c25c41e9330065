import type { MailOutline } from './mail-outline.ts'

/** The text form of a mail. */
export function plainText(outline: MailOutline): string {
  const trips = outline.trips.map((trip) =>
    [`${trip.departs} ${trip.from} → ${trip.arrives} ${trip.to}`.trim(), trip.when, trip.by].join(
      '\n',
    ),
  )
  const tickets = outline.tickets.map(({ number, name, route }) => `${number}  ${name}  ${route}`)
  return [
    outline.greeting,
    outline.body,
    outline.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...trips,
    tickets.length > 0 ? [outline.ticketsTitle, ...tickets].join('\n') : '',
    `${outline.action.label}:\n${outline.action.link}`,
    ...outline.notes,
    outline.sender.name,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
