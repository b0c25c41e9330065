import { Logo } from '@selat/ui/logo'

import { useIsDark } from './appearance.ts'
import { tenantImage } from './tenant-image.ts'
import { useTenant } from './tenant.ts'

/** The tenant's logo; the neutral mark with the name beside it when there is none. */
export function BrandMark() {
  const { Name, Logo: images } = useTenant()
  const isDark = useIsDark()
  const address = isDark ? images.Dark : images.Light
  if (address === '')
    return (
      <span className="inline-flex items-center gap-2.5 text-lg font-bold">
        <Logo /> {Name}
      </span>
    )
  return (
    <img
      src={tenantImage(address)}
      alt={Name}
      className="h-9 w-auto max-w-[min(13rem,46vw)] object-contain object-left"
    />
  )
}
