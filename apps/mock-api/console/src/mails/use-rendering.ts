import { isLanguageCode, type LanguageCode } from '@selat/i18n/languages'

import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import type { Mail } from './mail-list.tsx'

/** Which rendering is looked at; undefined is as it was sent. */
export type Rendering = { readonly tenant?: string; readonly language?: LanguageCode }

/** A mail as the address asks for it: as it was sent, or in another language, or as another tenant would have sent it. */
export function useRendering(mail: Mail) {
  const { params, set } = useParams()
  const rendering = renderingOf(mail, params)
  const isAsSent = Object.keys(rendering).length === 0
  const { data, error } = useLive(
    ['outbox', mail.id, rendering],
    (client) => client.outbox.find(mail.id, rendering),
    // What a mail was made of stays as it is.
    { everyMs: 600_000, enabled: !isAsSent },
  )
  return {
    rendering,
    isAsSent,
    error,
    /** Undefined until it has been rendered. */
    content: isAsSent ? mail : data,
    htmlAddress: `/__mock/api/outbox/${mail.id}/html?${new URLSearchParams(rendering)}`,
    show: (wanted: { from?: string; in?: string }) => set(wanted, { replace: true }),
  }
}

/** What of the parameters is another than that of the mail itself. */
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
