import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'

import { notify } from '../../../shared/app/notify.ts'
import { deferred } from '../../../shared/kit/deferred.tsx'

const SaveListDialog = deferred(() =>
  import('../../../shared/trade/passenger/save-list-dialog.tsx').then(
    (module) => module.SaveListDialog,
  ),
)

/** Saves all passengers of a pasted list at once. */
export function PasteListButton() {
  const { t } = useTranslation(['passenger', 'traveller'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <ClipboardList aria-hidden />
        {t('traveller:fill.list')}
      </Button>
      {isOpen && (
        <SaveListDialog
          onClose={() => setOpen(false)}
          onSaved={(count) => {
            setOpen(false)
            notify({ title: t('traveller:keep.done', { count }) })
          }}
        />
      )}
    </>
  )
}
