import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { IconButton } from '@selat/ui/icon-button'
import { ArrowLeftRight } from 'lucide-react'

import { TerminalField } from './terminal-field.tsx'
import type { SearchForm } from './use-search-form.ts'

type TerminalPairProps = {
  form: SearchForm
  network: Schemas['FerryNetwork'] | undefined
  errorText: (field: string) => string | undefined
}

/** Asks for both terminals, with a button between them that swaps them. */
export function TerminalPair({ form, network, errorText }: TerminalPairProps) {
  const { t } = useTranslation('ferry')
  const { from, to } = form.criteria
  return (
    <div className="grid w-full items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:gap-2">
      <TerminalField
        id="search-from"
        label={t('search.from')}
        network={network}
        value={from}
        onValueChange={(code) => form.change({ from: code })}
        error={errorText('from')}
      />
      <IconButton
        label={t('search.swap')}
        icon={<ArrowLeftRight aria-hidden />}
        onClick={form.swap}
        variant="outline"
        className="rounded-full max-sm:-my-1.5 max-sm:rotate-90 max-sm:justify-self-end sm:mt-6.5"
      />
      <TerminalField
        id="search-to"
        label={t('search.to')}
        network={network}
        value={to}
        onValueChange={(code) => form.change({ to: code })}
        reachableFrom={from}
        error={errorText('to')}
      />
    </div>
  )
}
