/** The stock that is left on Saturdays with any seed, so that people and tests can rely on it. */
export const SATURDAY_UNITS_LEFT: readonly {
  readonly product: string
  readonly unit: string
  readonly left: number
}[] = [
  { product: 'htl_BTM-01', unit: 'SUP', left: 8 },
  { product: 'htl_BTM-01', unit: 'DLX', left: 1 },
  { product: 'att_BTM-02', unit: 'SIC', left: 16 },
  { product: 'att_BTM-02', unit: 'PVT', left: 1 },
  { product: 'pkg_BTM-DAY', unit: 'SIC', left: 20 },
  { product: 'pkg_BTM-DAY', unit: 'PVT', left: 4 },
  { product: 'trn_BTM-PT1', unit: 'AVZ-NAGOYA', left: 9 },
  { product: 'trn_BTM-HD1', unit: 'INV-10H', left: 1 },
  { product: 'crs_05', unit: 'SHR', left: 2 },
  { product: 'crs_05', unit: 'PRV', left: 1 },
]

/** Returns the guaranteed stock of a product's unit on a Saturday; undefined if the seed decides. */
export function certainlyLeft(product: string, unit: string): number | undefined {
  return SATURDAY_UNITS_LEFT.find((entry) => entry.product === product && entry.unit === unit)?.left
}
