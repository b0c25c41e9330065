import { toEpochMs } from '@selat/domain'
import { useFormat } from '@selat/i18n'
import { Countdown, type CountdownProps } from '@selat/ui/countdown'

export type ExpiryCountdownProps = Pick<
  CountdownProps,
  'label' | 'onExpire' | 'size' | 'hideLabel'
> & {
  expiresAt: string
  /** The time of the server's clock when it answered; `receivedAt` is the device's, because device clocks are often wrong. */
  asOf: string
  receivedAt: number
  /** Returns the text to announce at each threshold, with the time in words; `announceOver` is announced at the end. */
  announceLeft: (time: string) => string
  announceOver: string
  className?: string
}

/** Counts down to an instant of the server's clock on the device's clock. */
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
