interface IconProps extends Omit<React.ComponentProps<'svg'>, 'children'> {
	/** Width and height in pixels. */
	size?: number
}

/**
 * Icons come from one file that all pages share, so that none of them needs a script. `npm run icons` makes
 * public/icons.svg from the drawings of lucide (ISC) that are named here.
 */
function icon(name: string) {
	return function Icon({ size = 24, ...props }: IconProps) {
		return (
			<svg
				width={size}
				height={size}
				fill="none"
				stroke="currentColor"
				strokeWidth={2}
				strokeLinecap="round"
				strokeLinejoin="round"
				{...props}
			>
				<use href={`/icons.svg#${name}`} />
			</svg>
		)
	}
}

export type IconComponent = ReturnType<typeof icon>

export const ArrowRight = /* @__PURE__ */ icon('arrow-right')
export const Building2 = /* @__PURE__ */ icon('building-2')
export const CalendarClock = /* @__PURE__ */ icon('calendar-clock')
export const Check = /* @__PURE__ */ icon('check')
export const ChevronsLeft = /* @__PURE__ */ icon('chevrons-left')
export const ChevronsRight = /* @__PURE__ */ icon('chevrons-right')
export const CircleCheck = /* @__PURE__ */ icon('circle-check')
export const CircleHelp = /* @__PURE__ */ icon('circle-help')
export const Clock = /* @__PURE__ */ icon('clock')
export const Copy = /* @__PURE__ */ icon('copy')
export const CreditCard = /* @__PURE__ */ icon('credit-card')
export const Download = /* @__PURE__ */ icon('download')
export const FileCheck2 = /* @__PURE__ */ icon('file-check-2')
export const FileDown = /* @__PURE__ */ icon('file-down')
export const FileSearch = /* @__PURE__ */ icon('file-search')
export const FileText = /* @__PURE__ */ icon('file-text')
export const FileUp = /* @__PURE__ */ icon('file-up')
export const FileX2 = /* @__PURE__ */ icon('file-x-2')
export const FolderLock = /* @__PURE__ */ icon('folder-lock')
export const FolderOpen = /* @__PURE__ */ icon('folder-open')
export const HardDrive = /* @__PURE__ */ icon('hard-drive')
export const LayoutDashboard = /* @__PURE__ */ icon('layout-dashboard')
export const Lock = /* @__PURE__ */ icon('lock')
export const Menu = /* @__PURE__ */ icon('menu')
export const MessagesSquare = /* @__PURE__ */ icon('messages-square')
export const Moon = /* @__PURE__ */ icon('moon')
export const Quote = /* @__PURE__ */ icon('quote')
export const Scale = /* @__PURE__ */ icon('scale')
export const ScrollText = /* @__PURE__ */ icon('scroll-text')
export const Search = /* @__PURE__ */ icon('search')
export const Star = /* @__PURE__ */ icon('star')
export const Sun = /* @__PURE__ */ icon('sun')
export const TriangleAlert = /* @__PURE__ */ icon('triangle-alert')
export const UserRound = /* @__PURE__ */ icon('user-round')
export const X = /* @__PURE__ */ icon('x')
