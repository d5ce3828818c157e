/** The design system's primitives. A page that counts its bytes imports one by its own path: `@dustforce/ui/button`. */
export { Accordion, type AccordionItem, type AccordionProps } from './primitives/accordion.tsx'
export { AlertDialog, type AlertDialogProps } from './primitives/alert-dialog.tsx'
export { Avatar, type AvatarProps } from './primitives/avatar.tsx'
export { Badge, type BadgeProps, type BadgeTone } from './primitives/badge.tsx'
export { Button, type ButtonProps } from './primitives/button.tsx'
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonLook } from './primitives/button-look.ts'
export { Card, type CardProps } from './primitives/card.tsx'
export { Checkbox, type CheckboxProps } from './primitives/checkbox.tsx'
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './primitives/choice-group.tsx'
export { classNames } from './primitives/class-names.ts'
export { CountBadge, type CountBadgeProps } from './primitives/count-badge.tsx'
export { DateField, type DateFieldProps } from './primitives/date-field.tsx'
export { Dialog, DialogClose, type DialogProps } from './primitives/dialog.tsx'
export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './primitives/dropdown-menu.tsx'
export { EmptyState, type EmptyStateProps } from './primitives/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './primitives/error-state.tsx'
export { Field, type FieldControl, type FieldProps } from './primitives/field.tsx'
export { FieldError, type FieldErrorProps } from './primitives/field-error.tsx'
export { IconButton, type IconButtonProps } from './primitives/icon-button.tsx'
export { LazyToaster } from './primitives/lazy-toaster.tsx'
export { Logo, type LogoProps } from './primitives/logo.tsx'
export { Notice, type NoticeProps } from './primitives/notice.tsx'
export { Popover, type PopoverProps } from './primitives/popover.tsx'
export { Select, type SelectOption, type SelectProps } from './primitives/select.tsx'
export { Skeleton } from './primitives/skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/spinner.tsx'
export { StatCard, type StatCardProps } from './primitives/stat-card.tsx'
export { Switch, type SwitchProps } from './primitives/switch.tsx'
export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  type TableProps,
  TableRow,
  type TableRowProps,
} from './primitives/table.tsx'
export { type Tab, Tabs, type TabsProps } from './primitives/tabs.tsx'
export { TextArea, type TextAreaProps } from './primitives/text-area.tsx'
export { TextField, type TextFieldProps } from './primitives/text-field.tsx'
export { linkLook, TextLink, type TextLinkProps } from './primitives/text-link.tsx'
export {
  dismissToast,
  type ToastRequest,
  type ToastVariant,
  toast,
  toastDuration,
} from './primitives/toast-store.ts'
export { Toaster } from './primitives/toaster.tsx'
export { Tooltip, type TooltipProps } from './primitives/tooltip.tsx'
