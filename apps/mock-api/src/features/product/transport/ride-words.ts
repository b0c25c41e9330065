import { EXTRA_HOURS_CODE, type PriceLine } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'
import type { ProductReader } from '../item/product.ts'
import type { RideBooking } from './ride-booking.ts'
import { bookedRide } from './ride-terms.ts'

const SEATS: Readonly<Record<'adult' | 'child' | 'infant' | 'senior', Localised>> = {
  adult: {
    EN: 'Adult seat',
    ID: 'Kursi dewasa',
    ZH: '成人座位',
    ZHTD: '成人座位',
    ZHSM: '成人座位',
  },
  child: {
    EN: 'Child seat',
    ID: 'Kursi anak',
    ZH: '儿童座位',
    ZHTD: '兒童座位',
    ZHSM: '孩童座位',
  },
  infant: {
    EN: 'Infant on a lap',
    ID: 'Bayi dipangku',
    ZH: '怀抱婴儿',
    ZHTD: '懷抱嬰兒',
    ZHSM: '怀抱婴儿',
  },
  senior: {
    EN: 'Senior seat',
    ID: 'Kursi lansia',
    ZH: '老年人座位',
    ZHTD: '長者座位',
    ZHSM: '年长者座位',
  },
}

const EXTRA_HOURS: Localised = {
  EN: 'Further hours',
  ID: 'Jam tambahan',
  ZH: '加时',
  ZHTD: '加時',
  ZHSM: '加时',
}

/** The words of a line of a ride's price. */
export function rideLineLabel(
  reader: ProductReader,
  booking: RideBooking,
  { kind, code, band }: PriceLine,
): Localised | string {
  const { entry, rate } = bookedRide(reader, booking)
  if (code === EXTRA_HOURS_CODE) return EXTRA_HOURS
  if (kind === 'supplement')
    return entry.supplements.find((supplement) => supplement.code === code)?.names ?? code
  if (band) return SEATS[band]
  const { language } = reader
  return `${rate.vehicles[language]} · ${rate.zones[language]}`
}

/** `Batam shared shuttle · Batam Centre – Nagoya hotels`. */
export function rideTitle(reader: ProductReader, booking: RideBooking): string {
  const { entry, rate } = bookedRide(reader, booking)
  const { language } = reader
  return `${entry.names[language]} · ${rate.zones[language]}`
}
