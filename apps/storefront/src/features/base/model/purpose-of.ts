/** What each page that is not open yet will be for, by the beginning of its path. */
const purposes = [['/wallet_balance', 'coming.wallet']] as const

export type PurposeKey = (typeof purposes)[number][1]

/** The text that tells what a path is for. */
export function purposeOf(pathname: string): PurposeKey | undefined {
  return purposes.find(([start]) => pathname.startsWith(start))?.[1]
}
