import { type ParamParseKey, useMatch } from 'react-router-dom'

/** Returns the typed parameters of a page's own path; throws if the page is at another path. */
export function usePageParams<Path extends string>(
  path: Path,
): Record<ParamParseKey<Path>, string> {
  const match = useMatch(path)
  if (!match) throw new Error(`This is no address of ${path}.`)
  return match.params as Record<ParamParseKey<Path>, string> // a path without optional parts has them all
}
