import { Link, type LinkProps } from 'react-router'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'small' | 'medium' | 'large'

interface Look {
	variant?: Variant
	size?: Size
}

const variants: Record<Variant, string> = {
	primary: 'bg-accent text-on-accent hover:bg-accent-strong',
	secondary: 'border border-control bg-surface text-ink hover:bg-raised',
	quiet: 'text-accent hover:bg-accent-soft',
	danger: 'bg-high text-on-high hover:brightness-110',
}

/** 44 pixels is the minimum touch target (WCAG 2.5.5); small buttons grow to it on touch screens. */
const sizes: Record<Size, string> = {
	small: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
	medium: 'min-h-11 px-4.5 py-2 text-base',
	large: 'min-h-13 px-6 py-3 text-lg',
}

/** The classes of a button, for plain links such as downloads. */
export function buttonLook({ variant = 'primary', size = 'medium' }: Look = {}, className = ''): string {
	return (
		'inline-flex items-center justify-center gap-2 rounded-lg text-center font-semibold no-underline transition-colors ' +
		`disabled:opacity-60 ${variants[variant]} ${sizes[size]} ${className}`
	)
}

/** A button that submits its form unless told otherwise. */
export function Button({ variant, size, className, type = 'submit', ...props }: Look & React.ComponentProps<'button'>) {
	return <button {...props} type={type} className={buttonLook({ variant, size }, className)} />
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({ variant, size, className, ...props }: Look & LinkProps) {
	return <Link {...props} className={buttonLook({ variant, size }, className)} />
}
