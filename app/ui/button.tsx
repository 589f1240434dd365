import { Link, type LinkProps } from 'react-router'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'small' | 'medium' | 'large'

interface Look {
	variant?: Variant
	size?: Size
}

const variants: Record<Variant, string> = {
	primary: 'bg-accent text-on-accent hover:opacity-90',
	secondary: 'border border-line bg-surface text-ink hover:bg-raised',
	quiet: 'text-accent hover:bg-raised',
	danger: 'bg-high text-surface hover:opacity-90',
}

/** 44 pixels is the least that a thumb hits reliably (WCAG 2.5.5); small ones stand where a row has room for them. */
const sizes: Record<Size, string> = {
	small: 'min-h-9 px-3 py-1.5 text-sm',
	medium: 'min-h-11 px-4 py-2 text-base',
	large: 'min-h-12 px-6 py-3 text-lg',
}

function look({ variant = 'primary', size = 'medium' }: Look, className?: string) {
	return `inline-flex items-center justify-center gap-2 rounded-lg font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-60 ${variants[variant]} ${sizes[size]} ${className ?? ''}`
}

/** A button that submits its form unless told otherwise. */
export function Button({ variant, size, className, type = 'submit', ...props }: Look & React.ComponentProps<'button'>) {
	return <button {...props} type={type} className={look({ variant, size }, className)} />
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({ variant, size, className, ...props }: Look & LinkProps) {
	return <Link {...props} className={look({ variant, size }, className)} />
}
