import { CONNECTION_NUMBER_LENGTH, RIDE_ADDRESS_LENGTH } from '@selat/domain'

import { codec, complete, count, day, fitting, typed } from '../../../shared/kit/address/codec.ts'
import { optionParam } from '../../../shared/trade/product/choice-params.ts'

/** The choices of a ride. Texts are kept as they were typed; an empty text is not filled in yet. */
export type RideChoice = {
  rate: string | null
  date: string | null
  time: string | null
  pickUp: string
  dropOff: string
  connection: string
  hours: number
  bags: number
  adults: number
  children: number
  infants: number
}

export const rideAddress = complete<RideChoice>(
  codec({
    rate: optionParam,
    date: day(),
    time: fitting(/^([01]\d|2[0-3]):[0-5]\d$/),
    pickUp: typed(RIDE_ADDRESS_LENGTH),
    dropOff: typed(RIDE_ADDRESS_LENGTH),
    connection: typed(CONNECTION_NUMBER_LENGTH),
    hours: count(),
    bags: count(),
    adults: count(),
    children: count(),
    infants: count(),
  }),
  {
    rate: null,
    date: null,
    time: null,
    pickUp: '',
    dropOff: '',
    connection: '',
    hours: 0,
    bags: 0,
    adults: 1,
    children: 0,
    infants: 0,
  },
)
