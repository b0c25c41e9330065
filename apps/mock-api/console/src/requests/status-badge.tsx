import { Badge } from '@selat/ui/badge'

/** Shows the status of an answer. Calls whose connection broke have none, and are logged with 0. */
export function StatusBadge({ status }: { status: number }) {
  if (status === 0) return <Badge variant="destructive">connection broke</Badge>
  const variant = status >= 500 ? 'destructive' : status >= 400 ? 'warning' : 'success'
  return <Badge variant={variant}>{status}</Badge>
}
