import { useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { Select } from '@selat/ui/select'

import { sortKeys } from '../../model/manifest-url.ts'
import type { ManifestNavigation } from '../use-manifest-place.ts'

export const sortTexts = {
  name: 'list.name',
  nationality: 'list.nationality',
  born: 'list.born',
  class: 'list.class',
  booking: 'list.booking',
  status: 'list.status',
} as const

/** Chooses the order of the list on screens without column headings. */
export function SortSelect({ navigation }: { navigation: ManifestNavigation }) {
  const { t } = useTranslation('manifest')
  return (
    <Field label={t('list.sort')} className="min-w-40 grow sm:grow-0">
      <Select
        value={navigation.place.list.sort}
        onChange={({ currentTarget }) => {
          const sort = sortKeys.find((key) => key === currentTarget.value) ?? 'name'
          navigation.list({ sort, isDescending: false })
        }}
        options={sortKeys.map((key) => ({ value: key, label: t(sortTexts[key]) }))}
      />
    </Field>
  )
}
