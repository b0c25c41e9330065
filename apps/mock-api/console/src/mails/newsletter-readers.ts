import type { ConsoleClient } from '@selat/mock-api/console'

export type NewsletterSite = Awaited<
  ReturnType<ConsoleClient['newsletter']['readers']>
>['sites'][number]

/** Counts the confirmed readers of a site, in all and by language. */
export function readersOf(sites: readonly NewsletterSite[], tenant: string) {
  const languages = sites.find((site) => site.tenant === tenant)?.readers ?? []
  return { all: languages.reduce((sum, { count }) => sum + count, 0), languages }
}

/** Describes in words to how many readers an issue was sent. */
export function sentText({ sent }: { sent: number }): string {
  if (sent === 0) return 'Nobody has confirmed a subscription, so that nothing was sent'
  return sent === 1 ? 'The issue went to one reader' : `The issue went to ${sent} readers`
}
