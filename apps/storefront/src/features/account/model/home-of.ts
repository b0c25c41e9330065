import { paths } from '../../../shared/app/paths.ts'

/** Returns the page that a login leads to by default: the desk for a member of an agency, else the home page. */
export function homeOf(user: { Agency: object | null } | null): string {
  return user?.Agency ? paths.agency() : paths.home()
}
