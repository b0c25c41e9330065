import { printableText } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

type Draft = Schemas['CheckoutDraft']

/** Returns the draft without characters that no page prints and that some stores reject; spaces stay as typed. */
export function cleanDraft({ Contact, Items, ...rest }: Draft): Draft {
  return {
    ...cleanTexts(rest),
    Contact: cleanTexts(Contact),
    Items: Items.map(({ CartItem, Passengers }) => ({
      CartItem,
      Passengers: Passengers.map((passenger) => cleanTexts(passenger)),
    })),
  }
}

function cleanTexts<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? printableText(value) : value,
  ])
  return Object.fromEntries(entries) as Fields // the same names, and values of the same kind
}
