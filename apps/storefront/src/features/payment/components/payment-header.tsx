import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { BrandMark } from '../../../shared/kit/brand-mark.tsx'

/** Shows the tenant's brand. It is part of the main content, so it cannot be the site's banner landmark. */
export function PaymentHeader() {
  return (
    <div className="border-b border-border">
      <div className="mx-auto flex min-h-14 w-full max-w-6xl items-center px-4 sm:px-6">
        <Link to={paths.home()} className="flex min-h-11 items-center rounded-sm">
          <BrandMark />
        </Link>
      </div>
    </div>
  )
}
