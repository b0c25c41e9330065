import { languages } from '@selat/i18n/languages'
import { Field } from '@selat/ui/field'
import { Select } from '@selat/ui/select'

import { useLive } from '../api/console-context.ts'
import type { Mail } from './mail-list.tsx'
import type { useRendering } from './use-rendering.ts'

type RenderingChoiceProps = Pick<ReturnType<typeof useRendering>, 'rendering' | 'show'> & {
  mail: Mail
}

/** Chooses the tenant and the language in which a mail is shown. */
export function RenderingChoice({ mail, rendering, show }: RenderingChoiceProps) {
  const { data } = useLive(['tenants'], (client) => client.tenants(), { everyMs: 60_000 })
  const { tenant = mail.tenant, language = mail.language } = rendering
  const tenants = data?.tenants ?? [{ slug: tenant, name: tenant }]
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <Field label="As sent by">
        <Select
          value={tenant}
          onChange={({ target }) => show({ from: target.value })}
          options={tenants.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </Field>
      <Field label="In language">
        <Select
          value={language}
          onChange={({ target }) => show({ in: target.value })}
          options={languages.map(({ code, ownName }) => ({ value: code, label: ownName }))}
        />
      </Field>
    </div>
  )
}
