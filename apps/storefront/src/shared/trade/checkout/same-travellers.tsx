import { Card } from '@selat/ui/card'
import { Checkbox } from '@selat/ui/checkbox'

import { useFieldValue, useFormValues } from '../../kit/form/form-values.ts'

type SameTravellersProps = {
  /** The item whose travellers are asked for. */
  itemId: string
  /** The item whose travellers may be the same. */
  twinId: string
  label: string
}

type Values = { sameAs: Record<string, string> }

/** Takes over the travellers of an item before, so that they need not be typed again. */
export function SameTravellers({ itemId, twinId, label }: SameTravellersProps) {
  const name = `sameAs.${itemId}` as const
  const { setValue } = useFormValues<Values>()
  const followed = useFieldValue<Values, typeof name>(name)
  return (
    <Card className="px-5 py-4 sm:px-6">
      <Checkbox
        label={label}
        checked={followed !== ''}
        onChange={({ currentTarget }) =>
          setValue(name, currentTarget.checked ? twinId : '', { shouldDirty: true })
        }
      />
    </Card>
  )
}
