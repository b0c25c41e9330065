import { Link } from 'react-router-dom'

export type WayOnProps = {
  message: string
  ways: readonly { to: string; text: string }[]
}

/** Shows what is wrong with a field, with links to the pages that help. */
export function WayOn({ message, ways }: WayOnProps) {
  return (
    <>
      {message}
      {ways.map(({ to, text }) => (
        <span key={to}>
          {' · '}
          <Link to={to} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {text}
          </Link>
        </span>
      ))}
    </>
  )
}
