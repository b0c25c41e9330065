import { useTranslation } from '@selat/i18n'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { admin } from '../../app/api.ts'
import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { clearSession } from '../../app/session-store.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useLogout } from '../../kit/use-logout.ts'
import { useSingleMutation } from '../../kit/use-single-mutation.ts'

/** Shows the buttons that log out on this device or on all devices. */
export function ProfileSignOut({ className = '' }: { className?: string }) {
  const { t } = useTranslation(['account', 'common'])
  const logout = useLogout()
  const [isAsking, setAsking] = useState(false)
  return (
    <div
      className={`flex flex-wrap gap-1 border-t border-border pt-4 md:flex-col md:items-stretch ${className}`}
    >
      <Button
        variant="ghost"
        className="justify-start px-3 text-muted-foreground hover:text-foreground"
        onClick={() => void logout()}
      >
        <LogOut aria-hidden />
        {t('common:nav.logout')}
      </Button>
      <Button
        variant="ghost"
        className="justify-start px-3 text-start text-muted-foreground hover:text-foreground"
        onClick={() => setAsking(true)}
      >
        <MonitorSmartphone aria-hidden />
        {t('everywhere.action')}
      </Button>
      <Everywhere isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}

/** Asks before it logs out everywhere, because that interrupts work on the other devices. */
function Everywhere({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const navigate = useNavigate()
  const ending = useSingleMutation({
    mutationFn: () => unwrap(admin.delete('/admin/v1/session/all')),
    onSuccess: async () => {
      clearSession()
      notify({ title: t('everywhere.done') })
      await navigate(paths.login())
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('everywhere.title')}
      description={t('everywhere.body')}
      action={t('everywhere.action')}
      isPending={ending.isPending}
      onConfirm={() => ending.mutate()}
      failure={callErrorOf(ending.error)}
    />
  )
}
