import { Form, href, useLocation } from 'react-router'
import { Star } from '#app/ui/icons.tsx'

interface FavoriteButtonProps {
	document: { id: string; name: string; favorite: boolean }
	/** Of the star, in pixels. */
	size: number
	className?: string
}

/** Stars a document for the reader, or takes the star away; a form, so that it works without scripts. */
export function FavoriteButton({ document: { id, name, favorite }, size, className }: FavoriteButtonProps) {
	const { pathname, search } = useLocation()
	return (
		<Form method="post" action={href('/document-vault/:documentId/favorite', { documentId: id })} preventScrollReset className={className}>
			<input type="hidden" name="returnTo" value={`${pathname}${search}`} />
			<button
				name="favorite"
				value={favorite ? 'no' : 'yes'}
				aria-pressed={favorite}
				aria-label={`Favorite: ${name}`}
				title={favorite ? 'Remove from favorites' : 'Add to favorites'}
				className={`inline-flex size-11 items-center justify-center rounded-lg hover:bg-raised ${favorite ? 'text-accent' : 'text-muted'}`}
			>
				<Star aria-hidden size={size} fill={favorite ? 'currentColor' : 'none'} />
			</button>
		</Form>
	)
}
