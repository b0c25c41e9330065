import type { Localised } from '../../../engine/language.ts'

/** The words of a discount's line, whatever product it is taken off. */
export function promoLabel(code: string): Localised {
  return {
    EN: `Promo code ${code}`,
    ID: `Kode promo ${code}`,
    ZH: `优惠码 ${code}`,
    ZHTD: `優惠碼 ${code}`,
    ZHSM: `优惠码 ${code}`,
  }
}
