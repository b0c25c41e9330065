import { toEpochMs } from '@selat/domain'
import { useFormat } from '@selat/i18n'
import { Countdown } from '@selat/ui/countdown'
import type { CountdownProps } from '@selat/ui/countdown'

export type ExpiryCountdownProps = Pick<
  CountdownProps,
  'label' | 'onExpire' | 'size' | 'hideLabel'
> & {
  expiresAt: string
  /** The server's clock when it answered, and the device's when the answer came: device clocks are often wrong. */
  asOf: string
  receivedAt: number
  /** What is said as each threshold is reached, with the time in words; and at the end. */
  announceLeft: (time: string) => string
  announceOver: string
  className?: string
}

/** Counts the server's time down on the device's clock. */
export function ExpiryCountdown({
  expiresAt,
  asOf,
  receivedAt,
  announceLeft,
  announceOver,
  className,
  ...props
}: ExpiryCountdownProps) {
  const format = useFormat()
  return (
    <Countdown
      {...props}
      deadline={receivedAt + toEpochMs(expiresAt) - toEpochMs(asOf)}
      announce={(thresholdMs) =>
        thresholdMs === 0 ? announceOver : announceLeft(format.countdownLong(thresholdMs / 1000))
      }
      {...(className !== undefined && { className })}
    />
  )
}
