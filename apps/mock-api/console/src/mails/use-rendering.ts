import { isLanguageCode, type LanguageCode } from '@selat/i18n/languages'

import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import type { Mail } from './mail-list.tsx'

/** The rendering that is shown. A property is undefined if it is as the mail was sent. */
export type Rendering = { readonly tenant?: string; readonly language?: LanguageCode }

/** Returns a mail as the address asks for it: as it was sent, in another language, or as another tenant would have sent it. */
export function useRendering(mail: Mail) {
  const { params, set } = useParams()
  const rendering = renderingOf(mail, params)
  const isAsSent = Object.keys(rendering).length === 0
  const { data, error } = useLive(
    ['outbox', mail.id, rendering],
    (client) => client.outbox.find(mail.id, rendering),
    // The facts of a mail never change, so its renderings are hardly ever fetched again.
    { everyMs: 600_000, enabled: !isAsSent },
  )
  return {
    rendering,
    isAsSent,
    error,
    /** The mail, or its rendering; undefined until it has been rendered. */
    content: isAsSent ? mail : data,
    htmlAddress: `/__mock/api/outbox/${mail.id}/html?${new URLSearchParams(rendering)}`,
    show: (wanted: { from?: string; in?: string }) => set(wanted, { replace: true }),
  }
}

/** Returns those parameters that differ from the mail itself; none if the mail cannot be rendered again. */
export function renderingOf(
  { tenant, language, isRenderable }: Pick<Mail, 'tenant' | 'language' | 'isRenderable'>,
  { from = '', in: wanted = '' }: Readonly<Record<string, string>>,
): Rendering {
  if (!isRenderable) return {}
  return {
    ...(!['', tenant].includes(from) && { tenant: from }),
    ...(isLanguageCode(wanted) && wanted !== language && { language: wanted }),
  }
}
