import { paths } from '../../../shared/app/paths.ts'

/** Where a day begins for somebody who was on the way to nowhere: an agent's at the desk. */
export function homeOf(user: { Agency: object | null } | null): string {
  return user?.Agency ? paths.agency() : paths.home()
}
