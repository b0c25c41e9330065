import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Camera as CameraIcon, CameraOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { type CameraTrouble, watchCodes } from '../api/watch-codes.ts'

/** Reads QR codes from the device's camera while the user has it switched on. */
export function Camera({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation('manifest')
  const [isOn, setOn] = useState(false)
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  const Icon = isOn ? CameraOff : CameraIcon
  return (
    <div className="flex flex-col gap-3">
      {isOn && (
        <Picture
          onRead={onRead}
          onTrouble={(reason) => {
            setTrouble(reason)
            setOn(false)
          }}
        />
      )}
      {trouble && (
        <Alert variant="warning" live="polite" title={t('camera.off')}>
          {t(troubleTexts[trouble])}
        </Alert>
      )}
      <Button
        variant="outline"
        className="self-start"
        onClick={() => {
          setTrouble(null)
          setOn(!isOn)
        }}
      >
        <Icon aria-hidden />
        {t(isOn ? 'camera.stop' : 'camera.start')}
      </Button>
    </div>
  )
}

const troubleTexts = {
  refused: 'camera.refused',
  none: 'camera.none',
  stopped: 'camera.stopped',
} as const satisfies Record<CameraTrouble, string>

type PictureProps = {
  onRead: (text: string) => void
  onTrouble: (reason: CameraTrouble) => void
}

function Picture({ onRead, onTrouble }: PictureProps) {
  const { t } = useTranslation('manifest')
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onRead)
  const fail = useRef(onTrouble)
  useEffect(() => {
    read.current = onRead
    fail.current = onTrouble
  })
  useEffect(() => {
    if (!video.current) return
    return watchCodes(video.current, {
      onRead: (text) => read.current(text),
      onTrouble: (reason) => fail.current(reason),
    })
  }, [])
  return (
    <div className="relative overflow-hidden rounded-xl bg-board">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture without sound */}
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('camera.picture')}
        className="aspect-4/3 max-h-[45dvh] w-full object-cover"
      />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 m-auto aspect-square h-3/5 rounded-2xl border-4 border-board-foreground/80"
      />
    </div>
  )
}
