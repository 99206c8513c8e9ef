import { Formik, type FormikHelpers } from 'formik';
import { Copy } from 'lucide-react';
import { object, string } from 'yup';
import { useCreateTokenMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { TOKEN_LIFETIMES, type TokenAccess } from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { NewToken } from '#domain/contract/tokens.ts';
import { copyText } from '#features/shell/copyText.ts';
import { useServerOrigin } from '#features/shell/serverOrigin.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FormSelectField } from '#ui/fields/FormSelectField.tsx';
import { FormTextField } from '#ui/fields/FormTextField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormModal } from '#ui/overlays/FormModal.tsx';
import { Modal } from '#ui/overlays/Modal.tsx';

interface Values {
  name: string;
  access: TokenAccess;
  /** 'never', or a number of days. */
  days: string;
}

const EMPTY: Values = { name: '', access: 'read', days: '90' };

const ACCESS = [
  { value: 'read', label: 'Read only' },
  { value: 'write', label: 'Read and write' },
];

const LIFETIMES = [
  ...TOKEN_LIFETIMES.map((days) => ({
    value: String(days),
    label: days === 365 ? '1 year' : `${days} days`,
  })),
  { value: 'never', label: 'Never' },
];

const schema = object({
  name: string()
    .trim()
    .required('Enter a name.')
    .max(LIMITS.tokenName, `Use at most ${LIMITS.tokenName} characters.`),
});

const lifetimeOf = (days: string): NewToken['days'] =>
  TOKEN_LIFETIMES.find((lifetime) => String(lifetime) === days) ?? null;

/** The command with which Claude Code connects; other clients take the same address and header. */
const connectCommand = (origin: string, token: string): string =>
  `claude mcp add --transport http leadside ${origin}/api/mcp --header "Authorization: Bearer ${token}"`;

/** Creates an access token, then shows it this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [createToken, { data: created }] = useCreateTokenMutation();

  async function create({ name, access, days }: Values, { setStatus }: FormikHelpers<Values>) {
    setStatus(undefined);
    const { error } = await createToken({ name: name.trim(), access, days: lifetimeOf(days) });
    if (error) setStatus(errorMessage(error));
  }

  if (created) return <CreatedToken token={created.token} onClose={onClose} />;
  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={create}>
      <FormModal
        title="Create access token"
        description="A token can't change your password or delete your account."
        submitLabel="Create Token"
        errorTitle="Couldn't create the token"
        onClose={onClose}
      >
        <FormTextField name="name" label="Name" placeholder="My assistant" autoComplete="off" />
        <FormSelectField name="access" label="Access" options={ACCESS} />
        <FormSelectField name="days" label="Expires after" options={LIFETIMES} />
      </FormModal>
    </Formik>
  );
}

function CreatedToken({ token, onClose }: { token: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const command = connectCommand(useServerOrigin(), token);
  const copy = (text: string, done: string) => void dispatch(copyText(text, { done }));

  return (
    <Modal
      title="Copy your token"
      description="It won't be shown again."
      onClose={onClose}
      footer={
        <>
          <Button icon={Copy} onClick={() => copy(command, 'Command copied.')}>
            Copy command
          </Button>
          <Button icon={Copy} variant="primary" onClick={() => copy(token, 'Token copied.')}>
            Copy token
          </Button>
        </>
      }
    >
      <Stack>
        <TextField label="Token" value={token} readOnly />
        <TextField
          label="Connect Claude Code"
          hint="Other assistants take the same address and header. Scripts send the header to /api."
          value={command}
          readOnly
        />
      </Stack>
    </Modal>
  );
}
