import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { ForRoles } from '../../../shared/trade/agency/for-roles.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { ProfileLayout } from '../../../shared/trade/profile/profile-layout.tsx'
import { type Deleted, DeletedNotice } from '../components/deleted-notice.tsx'
import { PasteListButton } from '../components/paste-list-button.tsx'
import { SavedEditor } from '../components/saved-editor.tsx'
import { SavedList } from '../components/saved-list.tsx'

export default function ProfilePassengerPage() {
  return (
    <ForRoles roles={sellers}>
      <SavedPassengers />
    </ForRoles>
  )
}

function SavedPassengers() {
  const { t } = useTranslation(['passenger', 'traveller'])
  const [query] = useSearchParams()
  const [deleted, setDeleted] = useState<readonly Deleted[]>([])
  const edit = query.get('edit')
  if (edit !== null) {
    const title = t(edit === 'new' ? 'traveller:saved.addTitle' : 'traveller:saved.editTitle')
    return (
      <ProfileLayout key={edit} title={title}>
        <SavedEditor id={edit === 'new' ? null : edit} />
      </ProfileLayout>
    )
  }
  return (
    <ProfileLayout
      key="list"
      title={t('traveller:saved.title')}
      lead={t('traveller:saved.lead')}
      actions={
        <>
          <PasteListButton />
          <Button asChild variant="main">
            <Link to={paths.profilePassenger({ edit: 'new' })}>
              <Plus aria-hidden />
              {t('traveller:saved.add')}
            </Link>
          </Button>
        </>
      }
    >
      <DeletedNotice
        deleted={deleted}
        onOver={(id) => setDeleted((all) => all.filter((one) => one.saved.Id !== id))}
      />
      <SavedList onDeleted={(one) => setDeleted((all) => [one, ...all])} />
    </ProfileLayout>
  )
}
