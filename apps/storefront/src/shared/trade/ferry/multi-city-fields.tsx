import { type BookableDates, MULTI_CITY_SECTORS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { FieldNotes } from '@selat/ui/field'
import { IconButton } from '@selat/ui/icon-button'
import { Plus, X } from 'lucide-react'

import { TerminalField } from './terminal-field.tsx'
import { TripDatesField } from './trip-dates-field.tsx'
import type { SearchForm } from './use-search-form.ts'

type MultiCityFieldsProps = {
  form: SearchForm
  network: Schemas['FerryNetwork'] | undefined
  range: BookableDates
  errorText: (field: string) => string | undefined
}

/** Asks for two to six sectors, each with its terminals and date. */
export function MultiCityFields({ form, network, range, errorText }: MultiCityFieldsProps) {
  const { t } = useTranslation('ferry')
  const { sectors } = form.criteria
  const remove = (index: number) =>
    form.change({ sectors: sectors.filter((_, at) => at !== index) })
  const add = () => {
    const last = sectors.at(-1)
    form.change({
      sectors: [...sectors, { from: last?.to ?? '', to: '', departOn: last?.departOn ?? '' }],
    })
  }
  const error = errorText('sectors')
  return (
    <div className="flex w-full flex-col gap-4">
      {sectors.map((sector, index) => (
        <fieldset
          // oxlint-disable-next-line react/no-array-index-key -- a sector is its place in the journey
          key={index}
          className="relative grid gap-3 border-t border-border pt-3 first:border-0 first:pt-0 md:grid-cols-[1fr_1fr_minmax(11rem,0.7fr)_2.75rem]"
        >
          <legend className="float-left mb-1 board-label text-muted-foreground md:col-span-4">
            {t('search.sector', { number: index + 1 })}
          </legend>
          <TerminalField
            id={`search-sectors.${index}.from`}
            label={t('search.from')}
            network={network}
            value={sector.from}
            onValueChange={(from) => form.changeSector(index, { from })}
            error={errorText(`sectors.${index}.from`)}
          />
          <TerminalField
            id={`search-sectors.${index}.to`}
            label={t('search.to')}
            network={network}
            value={sector.to}
            onValueChange={(to) => form.changeSector(index, { to })}
            reachableFrom={sector.from}
            error={errorText(`sectors.${index}.to`)}
          />
          <TripDatesField
            id={`search-sectors.${index}`}
            trip={{ ...form.criteria, ...sector, tripType: 'one_way', returnOn: '' }}
            range={range}
            min={sectors[index - 1]?.departOn}
            onChange={({ departOn }) => form.changeSector(index, { departOn })}
            departError={errorText(`sectors.${index}.departOn`)}
          />
          {sectors.length > MULTI_CITY_SECTORS.min && (
            <IconButton
              label={t('search.removeSector', { number: index + 1 })}
              icon={<X aria-hidden />}
              onClick={() => remove(index)}
              className="self-start max-md:absolute max-md:end-0 max-md:top-0 md:mt-7"
            />
          )}
        </fieldset>
      ))}
      {sectors.length < MULTI_CITY_SECTORS.max && (
        <Button variant="ghost" size="sm" onClick={add} className="self-start">
          <Plus aria-hidden />
          {t('search.addSector')}
        </Button>
      )}
      <FieldNotes error={error} />
    </div>
  )
}
