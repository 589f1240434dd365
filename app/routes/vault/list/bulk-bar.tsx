import { useLocation } from 'react-router'
import { categories, uncategorized } from '#app/domain/review/type/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { X } from '#app/ui/icons.tsx'
import { inputLook } from '#app/ui/plain-field.tsx'

/** The form that the boxes of the list belong to. */
export const bulkFormId = 'selected-documents'

/**
 * What can be done with the selected documents. Style sheets show it once a box is ticked, and the browser sends it: no
 * script is needed, and a download is saved as a file.
 */
export function BulkBar() {
	const { pathname, search } = useLocation()
	return (
		<form
			id={bulkFormId}
			method="post"
			action="/document-vault/bulk"
			aria-label="Selected documents"
			className="bulk-bar sticky bottom-4 z-20 mt-6 flex-wrap items-center gap-3 rounded-xl border border-line bg-raised p-3 shadow-raised print:hidden"
		>
			<input type="hidden" name="returnTo" value={`${pathname}${search}`} />
			<p className="font-semibold">Selected</p>
			{/* First, because Enter in its box presses the first button. */}
			<div className="flex items-center gap-2">
				<label htmlFor="bulk-tags" className="sr-only">
					Tag to add
				</label>
				<input id="bulk-tags" name="tags" placeholder="Tag" maxLength={200} className={`${inputLook} !w-28`} />
				<Button name="intent" value="tag" variant="secondary" size="small">
					Add tag
				</Button>
			</div>
			<div className="flex items-center gap-2">
				<label htmlFor="bulk-category" className="sr-only">
					Category to move to
				</label>
				<select id="bulk-category" name="category" className={`${inputLook} !w-44`}>
					{[...categories, uncategorized].map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</select>
				<Button name="intent" value="move" variant="secondary" size="small">
					Move
				</Button>
			</div>
			<Button formAction="/document-vault/export" variant="secondary" size="small">
				Export as ZIP
			</Button>
			<Button name="intent" value="delete" variant="quiet" size="small" className="!text-high">
				Move to the bin
			</Button>
			<Button type="reset" variant="quiet" size="small" className="ml-auto">
				<X aria-hidden size={16} />
				Clear selection
			</Button>
		</form>
	)
}
