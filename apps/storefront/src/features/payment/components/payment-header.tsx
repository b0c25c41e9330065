import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { BrandMark } from '../../../shared/kit/brand-mark.tsx'

/** Whose page it is. It stands in the main part, where a header would be no landmark of the site. */
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
