import { useTranslation } from '@selat/i18n'
import { useNavigate } from 'react-router-dom'

import { notify } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { session, signIn } from '../../../shared/app/session-store.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { ProfileLayout } from '../../../shared/trade/profile/profile-layout.tsx'
import { PasswordForm } from '../components/password/password-form.tsx'

export default function ProfilePasswordPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  return (
    <ProfileLayout title={t('change.title')} lead={t('change.lead')}>
      <PasswordForm
        onChanged={(renewed) => {
          // The answer must not log in an account that has logged out meanwhile.
          if (renewed.User.Id !== session().user?.Id) return
          signIn(renewed)
          notify({ title: t('change.done'), description: t('change.doneBody') })
          whileShown(() => void navigate(paths.profile()))
        }}
      />
    </ProfileLayout>
  )
}
