import { emptyDetails, wireFieldOf } from '../../../shared/trade/passenger/passenger-details.ts'

/** Maps the pointers of a refusal to fields: `/Title` for a changed passenger, `/Items/0/Title` for an added one. */
export const savedPointers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(emptyDetails()).flatMap((field) => {
    return ['', '/Items/0'].map((where) => [`${where}/${wireFieldOf(field)}`, field])
  }),
)
