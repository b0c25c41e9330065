import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'

import { EmailField } from '../../../shared/kit/form/email-field.tsx'
import { ServerForm } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useMemberForm } from './use-member-form.ts'

/** Shows the button that opens the form for a new member. */
export function AddMember() {
  const { t } = useTranslation(['agency', 'common'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="main" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden />
        {t('team.add')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('team.add')}
        description={t('team.addLead')}
        closeLabel={t('common:action.close')}
      >
        <MemberForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function MemberForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['agency', 'account', 'common'])
  const form = useMemberForm(onClose)
  const { setValue } = form.form
  const titles = {
    name: t('account:field.name'),
    username: t('account:field.username'),
    email: t('account:field.email'),
    role: t('team.role'),
  }
  return (
    <ServerForm
      form={form}
      label={t('team.add')}
      titles={titles}
      className="flex flex-col gap-5"
      actions={
        <div className="flex flex-wrap justify-end gap-3 border-t border-border pt-4">
          <Button variant="outline" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton form={form}>{t(form.isSending ? 'team.adding' : 'team.add')}</SubmitButton>
        </div>
      }
    >
      <TextField name="name" autoComplete="off" />
      <TextField name="username" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <EmailField />
      <RoleChoice
        value={form.values.role}
        onChange={(role) => setValue('role', role, { shouldDirty: true })}
      />
    </ServerForm>
  )
}
