import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Dialog } from '@selat/ui/dialog'
import { QrCode } from '@selat/ui/qr-code'
import { Download, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { encode } from 'uqr'

import { notify } from '../../../../shared/app/notify.ts'
import { saveFile } from '../../../../shared/kit/save-file.ts'
import { GoesOnByItself } from './goes-on-by-itself.tsx'
import { InstructionSteps } from './instruction-steps.tsx'

export type QrPaymentProps = {
  payment: Schemas['Payment']
  instructions: Schemas['QrInstructions']
}

/** Shows the code to scan, with what the payer's app will show for it. The page goes on by itself. */
export function QrPayment({ payment, instructions }: QrPaymentProps) {
  const { t } = useTranslation('payment')
  const { Steps } = instructions
  return (
    <Card className="grid gap-6 p-5 sm:p-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
      <PayableCode payment={payment} instructions={instructions} />
      <div>
        <h2 className="text-xl">{t('instructions.scanQr')}</h2>
        <InstructionSteps steps={Steps} className="mt-3" />
        <p className="mt-4 text-sm text-muted-foreground">{t('instructions.sameDevice')}</p>
        <GoesOnByItself>{t('instructions.qrAuto')}</GoesOnByItself>
      </div>
    </Card>
  )
}

function PayableCode({ payment, instructions }: QrPaymentProps) {
  const { t } = useTranslation('payment')
  const { t: tCommon } = useTranslation('common')
  const format = useFormat()
  const [isLarge, setLarge] = useState(false)
  const { Scheme, MerchantName, Payload } = instructions
  const amount = format.money(payment.Amount)
  const alt = t('instructions.qrAlt', { amount, method: Scheme })
  const close = tCommon('action.close')
  const download = async () => {
    try {
      saveFile(`${Scheme}.png`, await qrPicture(Payload))
    } catch {
      notify({
        title: tCommon('toast.error'),
        description: tCommon('error.fallback'),
        variant: 'destructive',
      })
    }
  }
  return (
    <div className="flex flex-col items-center gap-3 md:items-start">
      <QrCode value={Payload} label={alt} className="size-64 rounded-lg border border-border" />
      <p className="text-center md:text-start">
        <strong className="block">{Scheme}</strong>
        <span className="text-sm text-muted-foreground">
          {t('instructions.merchant', { name: MerchantName })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => setLarge(true)}>
          <Maximize2 aria-hidden />
          {t('instructions.enlarge')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => void download()}>
          <Download aria-hidden />
          {tCommon('action.download')}
        </Button>
      </div>
      <Dialog
        open={isLarge}
        onOpenChange={setLarge}
        title={`${Scheme} · ${amount}`}
        description={t('instructions.merchant', { name: MerchantName })}
        closeLabel={close}
      >
        <QrCode value={Payload} label={alt} className="mx-auto size-[min(72dvh,100%)]" />
      </Dialog>
    </div>
  )
}

const modulePx = 12
/** The empty modules on each side of the code, because scanners need four. */
const quietModules = 4

/** Draws a QR code as a PNG, for a banking app that reads it from the pictures on the same phone. */
async function qrPicture(value: string): Promise<Blob> {
  const { data } = encode(value, { ecc: 'M', border: quietModules })
  const canvas = new OffscreenCanvas(data.length * modulePx, data.length * modulePx)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isBlack] of row.entries())
      if (isBlack) context.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)
  return canvas.convertToBlob({ type: 'image/png' })
}
