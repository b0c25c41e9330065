import { emptyDetails } from '../../../shared/trade/passenger/passenger-details.ts'

/** Where the server's refusals belong: `/Title` of one that is changed, `/Items/0/Title` of one that is added. */
export const savedPointers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(emptyDetails()).flatMap((field) => {
    const wire = field.charAt(0).toUpperCase() + field.slice(1)
    return ['', '/Items/0'].map((where) => [`${where}/${wire}`, field])
  }),
)
