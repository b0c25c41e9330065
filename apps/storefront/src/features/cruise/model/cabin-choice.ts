import { codec, complete, count, day } from '../../../shared/kit/address/codec.ts'
import { optionParam } from '../../../shared/trade/product/choice-params.ts'

/** The choice of a cruise in the address: a cabin on a sailing, and its guests. */
export type CabinChoice = {
  cabin: string | null
  date: string | null
  adults: number
  children: number
  infants: number
}

export const cabinAddress = complete<CabinChoice>(
  codec({ cabin: optionParam, date: day(), adults: count(), children: count(), infants: count() }),
  { cabin: null, date: null, adults: 2, children: 0, infants: 0 },
)
