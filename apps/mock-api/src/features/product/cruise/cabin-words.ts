import { CABIN_LINES, type PriceLine } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'
import type { ProductReader } from '../item/product.ts'
import type { CabinBooking } from './cabin-booking.ts'
import { bookedCabin } from './cabin-terms.ts'

const LINES: Readonly<Record<string, Localised>> = {
  [CABIN_LINES.further]: {
    EN: 'Third and further guests',
    ID: 'Tamu ketiga dan seterusnya',
    ZH: '第三位及以上住客',
    ZHTD: '第三位以上房客',
    ZHSM: '第三位及以上住客',
  },
  [CABIN_LINES.single]: {
    EN: 'Single supplement',
    ID: 'Tambahan satu orang',
    ZH: '单人附加费',
    ZHTD: '單人附加費',
    ZHSM: '单人附加费',
  },
  [CABIN_LINES.portCharges]: {
    EN: 'Port charges',
    ID: 'Biaya pelabuhan',
    ZH: '港口费',
    ZHTD: '港務費',
    ZHSM: '港口费',
  },
  [CABIN_LINES.gratuities]: {
    EN: 'Gratuities, by guest and night',
    ID: 'Tip kapal per tamu per malam',
    ZH: '小费，按每位住客每晚',
    ZHTD: '服務費，依每位房客每晚',
    ZHSM: '小费，按每位住客每晚',
  },
}

/** The words of a line of a cabin's price. */
export function cabinLineLabel(
  reader: ProductReader,
  booking: CabinBooking,
  { code }: PriceLine,
): Localised | string {
  return LINES[code] ?? bookedCabin(reader, booking).cabin.names
}

/** `Phuket and Penang 4 nights · Balcony`. */
export function cabinTitle(reader: ProductReader, booking: CabinBooking): string {
  const { entry, cabin } = bookedCabin(reader, booking)
  const { language } = reader
  return `${entry.names[language]} · ${cabin.names[language]}`
}
