import { emptyDetails } from '../../../shared/trade/passenger/passenger-details.ts'

/** Maps the pointers of a refusal to fields: `/Title` for a changed passenger, `/Items/0/Title` for an added one. */
export const savedPointers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(emptyDetails()).flatMap((field) => {
    const wire = field.charAt(0).toUpperCase() + field.slice(1)
    return ['', '/Items/0'].map((where) => [`${where}/${wire}`, field])
  }),
)
