import { Download, FileText, FileType } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import type { DocumentFormat } from './documentFile.ts';

interface DownloadMenuProps {
  busy: boolean;
  disabled?: boolean;
  side?: 'top' | 'bottom';
  onDownload: (format: DocumentFormat) => void;
}

/** A button that asks for the format. */
export const DownloadMenu = ({ busy, disabled, side, onDownload }: DownloadMenuProps) => (
  <Menu
    side={side}
    trigger={
      <Button icon={Download} busy={busy} busyLabel="Preparing…" disabled={disabled}>
        Download
      </Button>
    }
  >
    <MenuItem icon={FileText} onSelect={() => onDownload('pdf')}>
      PDF
    </MenuItem>
    <MenuItem icon={FileType} onSelect={() => onDownload('docx')}>
      Word
    </MenuItem>
  </Menu>
);
