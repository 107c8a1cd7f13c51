## Signing in
auth-sign-in = Iniciar sesión
auth-sign-out-continue = Cerrar sesión y continuar
auth-no-account = ¿Aún no tiene cuenta? <link>Crear una cuenta</link>
auth-forgot-password = ¿Ha olvidado la contraseña?
auth-email = Correo electrónico
auth-password = Contraseña
auth-code = Código
auth-code-hint = El código de seis dígitos de su aplicación de autenticación o un código de recuperación
auth-confirm = Confirmar

## Signing up
auth-create-account = Crear cuenta
auth-create-account-title = Crear una cuenta
auth-create-account-lead = Dimensione el almacenamiento de escritorios virtuales, solo o en equipo.
auth-sign-up-by-invitation = En esta instalación las cuentas se crean por invitación. Pida una al operador o a un propietario de su organización.
auth-have-account = ¿Ya tiene cuenta? <link>Iniciar sesión</link>
auth-name = Su nombre
auth-organization = Organización
auth-organization-hint = Elija un nombre; más adelante podrá invitar a otras personas
auth-check-email = Revise su correo
auth-sign-up-sent = Hemos enviado un correo a <strong>{ $email }</strong>. Abra el enlace en el plazo de un día para continuar.
auth-sign-up-not-received = ¿No ha llegado? Revise la carpeta de correo no deseado o regístrese con otra dirección.
auth-new-password = Contraseña nueva
auth-new-password-hint = Al menos 8 caracteres y difícil de adivinar; unas pocas palabras inusuales funcionan bien

## Confirming an address
auth-verify-title = Confirmar su dirección de correo
auth-verify-lead = Introduzca la contraseña que eligió para activar la cuenta e iniciar sesión.
auth-verify-expired = ¿El enlace ha caducado? <link>Registrarse de nuevo</link>
auth-confirm-email-title = Confirmar su nueva dirección de correo
auth-confirm-email-lead = Introduzca la contraseña de su cuenta. A partir de entonces, inicie sesión con esta dirección.
auth-confirm-email-expired = ¿El enlace ha caducado? <link>Solicitar otro</link>
auth-incomplete-link = Enlace incompleto
auth-incomplete-link-lead = Abra el enlace completo del correo.

## Resetting a password
auth-forgot-lead = Introduzca su correo y le enviaremos un enlace para establecer una contraseña nueva.
auth-send-link = Enviar enlace
auth-reset-sent = Hemos enviado un correo a <strong>{ $email }</strong>. Abra el enlace en el plazo de una hora.
auth-back-to-sign-in = Volver al inicio de sesión
auth-reset-title = Establecer una contraseña nueva
auth-set-password = Establecer contraseña
auth-reset-expired = ¿El enlace ha caducado? <link>Solicitar otro</link>
auth-reset-done = Contraseña cambiada
auth-reset-done-lead = Se ha cerrado la sesión en todos los dispositivos.

## Invitations
auth-invitation = Invitación
auth-invitation-invalid = Invitación no disponible
auth-invitation-used = Ya se ha usado, se ha sustituido por otra más reciente o ha caducado. Pida una nueva invitación.
auth-join = Unirse a { $organization }
auth-invited = { $inviter } le ha invitado con el rol «{ $role }»: { $may }.
auth-invitation-other-account = Esta invitación es para { $email }, pero ha iniciado sesión como { $current }.
