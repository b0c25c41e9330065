import { count, fitting } from '../../kit/address/codec.ts'

/** The code of an option, a type, a rate or a cabin. */
export const optionParam = fitting(/^[A-Z0-9][A-Z0-9_-]{0,23}$/)

/** The counts of travellers for a form that begins with some: the number of adults is always stated beside others. */
export const peopleParams = {
  adults: count(),
  children: count({ min: 1 }),
  infants: count({ min: 1 }),
}

type People = { [Name in keyof typeof peopleParams | 'seniors']?: number }

/**
 * Adjusts the counts of people. If there are others than adults, the number of adults is stated even if it is 0. If there are
 * no people at all, it is left out.
 */
export function fitPeople<Values extends People>(values: Values): Values {
  const { adults, ...others } = values
  const { children = 0, infants = 0, seniors = 0 } = values
  if (children + infants + seniors > 0) return { ...values, adults: adults ?? 0 }
  return adults ? values : (others as Values) // each of them may be absent
}
